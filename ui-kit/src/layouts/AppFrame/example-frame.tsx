import { Avatar } from '../../components/Avatar/Avatar.tsx';
import {
  DarkIcon,
  GamesIcon,
  HomeIcon,
  LanguageIcon,
  MeIcon,
  PostsIcon,
  SearchIcon,
  StaffIcon,
  TeamsIcon,
} from '../../icons.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Rail } from '../Rail/Rail.tsx';
import { RailGame } from '../Rail/RailGame.tsx';
import { RailButton } from '../Rail/RailItem.tsx';

export const examplePlaces = [
  { href: '#home', label: 'Home', icon: HomeIcon },
  { href: '#games', label: 'Games', icon: GamesIcon, kbd: 'g g' },
  { href: '#teams', label: 'Teams', icon: TeamsIcon },
  { href: '#posts', label: 'Posts', icon: PostsIcon },
  { href: '#staff', label: 'Staff', icon: StaffIcon, badge: { count: 3, label: '3 reports' } },
];

export const exampleSearch = (
  <RailButton label="Search or jump to" kbd="Ctrl K" icon={SearchIcon} />
);

export const exampleSettings = (
  <>
    <RailButton label="Theme" icon={DarkIcon} />
    <RailButton label="Language" icon={LanguageIcon} />
  </>
);

export const exampleGame = {
  href: '#game',
  title: 'Harbour CTF 2026',
  passed: 0.61,
  left: '18h',
  leftLabel: '18 hours left in Harbour CTF 2026',
  badge: { count: 2, label: '2 unread notices' },
};

/** The rail of a user whose game is running. */
export function exampleRail(current: string) {
  return (
    <Rail
      home={{ href: '#', label: 'Halyard' }}
      search={exampleSearch}
      items={examplePlaces.map((place) => ({ ...place, current: place.href === current }))}
      game={<RailGame {...exampleGame} />}
      foot={
        <>
          {exampleSettings}
          <RailButton label="linnea">
            <Avatar name="linnea" kind="person" size={32} />
          </RailButton>
        </>
      }
    />
  );
}

export const exampleBottomPlaces = [
  { href: '#home', label: 'Home', icon: HomeIcon },
  { href: '#games', label: 'Games', icon: GamesIcon, current: true },
  { href: '#posts', label: 'Posts', icon: PostsIcon, badge: { count: 2, label: '2 new posts' } },
  { href: '#teams', label: 'Teams', icon: TeamsIcon },
  { label: 'Me', icon: MeIcon, action: { 'aria-haspopup': 'menu' as const } },
];

export const exampleBottomBar = <BottomBar items={exampleBottomPlaces} />;
