import {
  addFlags,
  createChallenge,
  createChallengeChanges,
  invalidate,
  updateChallenge,
} from '@halyard/sdk/react';
import type { Category, ChallengeType, ChallengeUpdate } from '@halyard/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flagKind, hasInstance } from '../challenge/flags.ts';

/** The form of a new challenge; what is empty is written later, in its editor. */
export interface NewChallenge {
  title: string;
  category: Category;
  type: ChallengeType;
  content: string;
  /** The flag, for types with one flag for all teams. */
  flag: string;
  /** For types whose flags are made for each team. */
  flagTemplate: string;
  containerImage: string;
  exposePort: number | null;
}

/** The port that the server chooses for a new challenge. */
const PORT = 80;

/** The initial values. */
export function startNewChallenge(category: Category): NewChallenge {
  return {
    title: '',
    category,
    type: 'StaticAttachment',
    content: '',
    flag: '',
    flagTemplate: '',
    containerImage: '',
    exposePort: PORT,
  };
}

/** The form for the next challenge: of the same category and type, and of the same port. */
export function nextNewChallenge(values: NewChallenge): NewChallenge {
  const { category, type, exposePort } = values;
  return { ...startNewChallenge(category), type, exposePort };
}

/** What is written beyond what a challenge is created with, as far as its type has it. */
function toDetails(values: NewChallenge): ChallengeUpdate {
  const { type, content, flagTemplate, containerImage, exposePort } = values;
  return {
    ...(content !== '' && { content }),
    ...(flagKind(type) === 'template' && flagTemplate !== '' && { flagTemplate }),
    ...(hasInstance(type) && containerImage !== '' && { containerImage }),
    ...(hasInstance(type) && exposePort !== null && exposePort !== PORT && { exposePort }),
  };
}

/**
 * Creates a challenge, then writes its details and its flag. If they are refused, the challenge exists already:
 * another attempt writes them to it.
 */
export function useNewChallenge(gameId: number) {
  const client = useQueryClient();
  const created = useRef<{ id: number; type: ChallengeType } | null>(null);
  return async (values: NewChallenge): Promise<number> => {
    const { title, category, type, flag } = values;
    try {
      const isThere = created.current?.type === type;
      const { id } =
        created.current && isThere
          ? created.current
          : await createChallenge(gameId, { title, category, type });
      created.current = { id, type };
      const params = { gameId, challengeId: id };
      const details = { ...(isThere && { title, category }), ...toDetails(values) };
      if (Object.keys(details).length > 0) await updateChallenge(params, details);
      if (flagKind(type) === 'list' && flag !== '') await addFlags(params, [{ flag }]);
      created.current = null;
      return id;
    } finally {
      void invalidate(client, createChallengeChanges, { gameId });
    }
  };
}
