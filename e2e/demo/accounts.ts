/** Who can sign in to the demo. Known passwords are for the demo alone; nothing else makes any. */
export const ADMIN = {
  userName: 'harbourmaster',
  email: 'harbourmaster@harbour.example',
  password: 'Mind-the-Tide-26',
};

/** The password of the visitor's player, and of all bots. */
export const PLAYER_PASSWORD = 'Long-Splice-26';
