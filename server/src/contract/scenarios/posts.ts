import { OF_YESTERDAY, askTwice, type Scenarios } from './scenario.ts';

const NO_POST = { params: { postId: '00000000' } };

export const postScenarios = {
  async listPosts(ask, stage) {
    await stage.post();
    await askTwice(ask);
  },
  async listLatestPosts(ask, stage) {
    await stage.post();
    await askTwice(ask);
  },
  async getPost(ask, stage) {
    await askTwice(ask, { params: { postId: await stage.post() } });
    await ask('POST_NOT_FOUND', NO_POST);
  },
  async createPost(ask) {
    await ask(200, { body: { title: 'The harbour is open', content: 'Bring your own rope.' } });
  },
  async updatePost(ask, stage) {
    const params = { postId: await stage.post() };
    const body = { title: 'The harbour is closed' };
    await ask(200, { params, body: { isPinned: true } });
    await ask('VERSION_CONFLICT', { params, body, headers: OF_YESTERDAY });
    await ask('POST_NOT_FOUND', { ...NO_POST, body });
  },
  async deletePost(ask, stage) {
    await ask(200, { params: { postId: await stage.post() } });
    await ask('POST_NOT_FOUND', NO_POST);
  },
} satisfies Scenarios;
