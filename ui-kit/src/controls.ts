export * from './components/Button/Button.tsx';
export * from './components/Button/ButtonLink.tsx';
export * from './components/IconButton/IconButton.tsx';
export * from './components/Kbd/Kbd.tsx';
export * from './components/Link/Link.tsx';
export * from './components/Tooltip/Tooltip.tsx';
