/** What is shown in narrow windows: the lists, the files of the selected team, or one file. */
export type CaptureStep = 'lists' | 'files' | 'preview';

/** `chosen`: whether each list has a selection; `file`: whether a file is open. */
export function captureStep(chosen: readonly boolean[], file: boolean): CaptureStep {
  if (chosen.includes(false)) return 'lists';
  return file ? 'preview' : 'files';
}
