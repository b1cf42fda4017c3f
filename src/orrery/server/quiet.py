"""Quiet hours: minutes of the day, on the clock of the person's own time zone, in which nobody is pinged."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from orrery.server import wire
from orrery.server.problems import Invalid


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name. Raises Invalid."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Invalid("error-time-zone", f"There is no time zone {name!r}; expected one like Europe/Vienna or UTC.",
                      {"zone": name}) from None


def quiet_until(quiet: wire.Quiet | None, now: int) -> int | None:
    """When the quiet hours end in which ``now`` lies (milliseconds since 1970); None if it lies in none."""
    if quiet is None or quiet.start == quiet.end:
        return None
    zone = zone_of(quiet.zone)
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = 60 * local.hour + local.minute
    over_midnight = quiet.start > quiet.end
    if over_midnight:
        inside = minute >= quiet.start or minute < quiet.end
    else:
        inside = quiet.start <= minute < quiet.end
    if not inside:
        return None
    day = local.date() + timedelta(days=1) if over_midnight and minute >= quiet.start else local.date()
    end = datetime.combine(day, time(*divmod(quiet.end, 60)), zone)
    if _ms(end) <= now:  # the clock was put back, and this hour comes a second time
        end = end.replace(fold=1)
    return _ms(end)


def _ms(moment: datetime) -> int:
    return round(1000 * moment.timestamp())
