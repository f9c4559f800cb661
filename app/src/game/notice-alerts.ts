import { readDevice, useDevice, writeDevice } from '../app/storage/device-store.ts';
import { STORAGE_KEYS } from '../app/storage/storage-keys.ts';

/** How new notices are announced on this device beside the toast. */
export interface NoticeAlerts {
  sound: boolean;
  desktop: boolean;
}

function toAlerts(stored: unknown): NoticeAlerts {
  const { sound, desktop } = Object(stored) as Partial<Record<keyof NoticeAlerts, unknown>>;
  return { sound: sound === true, desktop: desktop === true };
}

export function useNoticeAlerts(): [NoticeAlerts, (changes: Partial<NoticeAlerts>) => void] {
  const alerts = toAlerts(useDevice(STORAGE_KEYS.noticeAlerts));
  return [alerts, (changes) => writeDevice(STORAGE_KEYS.noticeAlerts, { ...alerts, ...changes })];
}

/** Whether the browser has notifications. On plain HTTP it refuses them. */
export function hasDesktopNotices(): boolean {
  return 'Notification' in globalThis;
}

/** Asks for the permission if it is still open. Call on a click only. */
export async function allowDesktopNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/** Announces a notice as the user has chosen: in one tab only, however many have the game open. */
export function alertNotice(gameId: number, noticeId: number, title: string, text: string): void {
  const { sound, desktop } = toAlerts(readDevice(STORAGE_KEYS.noticeAlerts));
  if ((!sound && !desktop) || !isFirst(gameId, noticeId)) return;
  if (sound) playSound();
  // A user who looks at the page sees the toast.
  if (desktop && !document.hasFocus() && hasDesktopNotices()) showOnDesktop(noticeId, title, text);
}

/** Whether no other tab has announced it. */
function isFirst(gameId: number, noticeId: number): boolean {
  const key = STORAGE_KEYS.alertedNotice(gameId);
  const last = readDevice(key);
  if (typeof last === 'number' && last >= noticeId) return false;
  writeDevice(key, noticeId);
  return true;
}

function showOnDesktop(noticeId: number, title: string, body: string): void {
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: `halyard-notice-${noticeId}` });
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Chrome on Android has notifications of service workers only.
  }
}

/** Two short notes, without a file. Silent until the page was clicked once: browsers want that. */
export function playSound(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const gain = audio.createGain();
  gain.gain.value = 0.05;
  gain.connect(audio.destination);
  for (const [index, frequency] of [660, 880].entries()) {
    const note = audio.createOscillator();
    note.frequency.value = frequency;
    note.connect(gain);
    note.start(audio.currentTime + index * 0.12);
    note.stop(audio.currentTime + index * 0.12 + 0.1);
    if (index === 1) note.addEventListener('ended', () => void audio.close());
  }
}
