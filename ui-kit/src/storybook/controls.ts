import type { ArgTypesEnhancer } from 'storybook/internal/types';
import * as icons from '../icons.ts';

/** Controls for types that Storybook would edit as JSON, or not at all. */
export const withControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type: unknown = argType.table?.type?.summary;
      const value: unknown = initialArgs[name];
      if (type === 'LucideIcon') {
        const options = Object.keys(icons);
        return [name, { ...argType, options, mapping: icons, control: { type: 'select' } }];
      }
      if (type === 'ReactNode' && (value === undefined || typeof value === 'string'))
        return [name, { ...argType, control: { type: 'text' } }];
      return [name, argType];
    }),
  );
