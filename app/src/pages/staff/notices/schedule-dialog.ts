import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';

/** Its fields, such as the calendar, are large. */
export const LazyScheduleDialog = lazyDialog(
  async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog,
);
