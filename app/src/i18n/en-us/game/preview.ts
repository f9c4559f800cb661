// The challenges as players see them, for staff
export const preview = {
  title: 'Preview: what an accepted team sees',
  withoutDivision: 'No division',
  missing: 'Players do not see this challenge: it is disabled, or hidden from this division.',
  leave: 'Back to the challenges',
  nothingSent: 'Preview: nothing can be sent',
};
