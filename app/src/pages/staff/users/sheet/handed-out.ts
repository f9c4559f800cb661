import { AS_IN_FILE, type ImportRow } from './people.ts';
import { isFormula, type Sheet } from '../../shared/sheet-files.ts';

const COLUMNS = ['userName', 'email', 'password', 'teamName'] as const;

/** The sheet with what users sign in with. */
export function credentials(rows: readonly ImportRow[]): Sheet {
  return {
    columns: COLUMNS,
    rows: rows.map(({ user }) => COLUMNS.map((column) => user[column])),
  };
}

/**
 * The same for a CSV file. A guard would be part of a password and keep its user out, so one of the sheet that a
 * spreadsheet would run is not repeated. Passwords that are made begin with a letter.
 */
export function credentialsForCsv(rows: readonly ImportRow[]): Sheet {
  return credentials(
    rows.map((row) =>
      isFormula(row.user.password) ? { ...row, user: { ...row.user, password: AS_IN_FILE } } : row,
    ),
  );
}
