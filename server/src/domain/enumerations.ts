import type { schemas } from '@halyard/sdk/operations';
import type { z } from 'zod';

/** Enumerations of the contract that the database stores by name. */

export type NoticeType = z.output<typeof schemas.ListNoticesResponse>[number]['type'];
export type AttachmentType = z.output<typeof schemas.SetAttachmentBody>['attachmentType'];
export type NetworkMode = z.output<typeof schemas.GetEditChallengeResponse>['networkMode'];
export type SubmissionResult = z.output<typeof schemas.ListSubmissionsResponse>[number]['status'];
