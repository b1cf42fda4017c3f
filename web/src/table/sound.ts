/** One soft tone when it is my move, for those who want it. */

let context: AudioContext | null = null;

/** Two notes, quiet and short. Browsers allow it once the person has touched the page. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [at, pitch] of [[0, 587.33], [0.14, 880]] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.08, now + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // No sound here: the screen says it all.
  }
}
