import type { ClientConfig, Scoreboard } from '@halyard/sdk/types';
import { type FoundChallenges, readChallenges, treeOf } from '@halyard/sdk/ctfcli';
import { ALLOWED_HTML, type AllowedHtml, markdownToHtml } from '@halyard/sdk/markdown';
import { type OperationId, operations } from '@halyard/sdk/operations';
import { type GamePhase, phaseOf } from '@halyard/sdk/rules';
import * as schemas from '@halyard/sdk/schemas';

/** How a tool validates recorded responses. */
export function readBoard(text: string): Scoreboard {
  return schemas.Scoreboard.parse(JSON.parse(text));
}

export function titleOf(config: ClientConfig): string {
  return config.title;
}

export function addressOf(id: OperationId): string {
  return operations[id].path;
}

export function phaseAtEndOf(year: number): GamePhase {
  return phaseOf({ start: Date.UTC(year, 0), end: Date.UTC(year, 11) }, Date.UTC(year + 1, 0));
}

export function challengesOf(file: string): Promise<FoundChallenges> {
  return readChallenges(treeOf({ 'challenge.yml': file }));
}

export function statementOf(content: string): { html: string; allowed: AllowedHtml } {
  return { html: markdownToHtml(content), allowed: ALLOWED_HTML };
}
