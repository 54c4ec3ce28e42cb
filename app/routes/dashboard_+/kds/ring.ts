const key = "kitchen-sound";
let context: AudioContext | undefined;

/** Whether somebody has asked this browser for sound. Off until then. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    // Storage is closed to this page: it stays quiet.
    return false;
  }
}

export function setSound(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? "on" : "off");
  } catch {
    // The choice lasts as long as the page.
  }
}

/** Two short notes, a third apart. Browsers stay silent until the page has been touched once. */
export function ring(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  [659, 831].forEach((frequency, index) => {
    if (!context) return;
    const start = currentTime + index * 0.18;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
  void context.resume();
}
