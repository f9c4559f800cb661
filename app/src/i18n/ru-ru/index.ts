import type { Words } from '../words.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { posts } from './posts.ts';
import { profile } from './profile.ts';
import { scoreboard } from './scoreboard.ts';
import { setup } from './setup.ts';
import { staff } from './staff/index.ts';
import { teams } from './teams.ts';
import { terms } from './terms.ts';
import { tokens } from './tokens.ts';

const ru: Words = {
  common,
  terms,
  frame,
  errors,
  account,
  profile,
  setup,
  home,
  games,
  posts,
  tokens,
  about,
  game,
  scoreboard,
  teams,
  staff,
};

// The build and the checks read the default export.
export default ru;
