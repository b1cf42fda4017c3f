/** A connection in the test's hand. */
export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(text);
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
