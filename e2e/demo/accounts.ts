/** Accounts of the demo. Only the demo creates accounts with known passwords. */
export const ADMIN = {
  userName: 'harbourmaster',
  email: 'harbourmaster@harbour.example',
  password: 'Mind-the-Tide-26',
};

/** The password of the visitor's player and of all bots. */
export const PLAYER_PASSWORD = 'Long-Splice-26';
