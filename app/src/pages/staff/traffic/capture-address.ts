/** The captures of a team in a challenge. */
export interface CaptureOwner {
  challengeId: number;
  participationId: number;
}

/** The address that downloads one file. */
export function fileAddress({ challengeId, participationId }: CaptureOwner, name: string): string {
  return `/api/game/captures/${challengeId}/${participationId}/${encodeURIComponent(name)}`;
}

/** The address that downloads all files of a team. */
export function archiveAddress({ challengeId, participationId }: CaptureOwner): string {
  return `/api/game/captures/${challengeId}/${participationId}/all`;
}
