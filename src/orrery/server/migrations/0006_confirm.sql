-- Whether one click answers has three values now. Who had switched the button off is asked nothing.
UPDATE accounts SET settings = REPLACE(settings, '"confirm":true', '"confirm":"irreversible"');
UPDATE accounts SET settings = REPLACE(settings, '"confirm":false', '"confirm":"off"');
