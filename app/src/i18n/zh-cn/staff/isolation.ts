import type { Words } from '../../words.ts';

export const isolation: Words<'staff', 'isolation'> = {
  exposed: '容器能访问本应关闭的地址，因此不会启动。',
  allowed: '无论容器能访问什么都会启动。',
  allowedExposed: '容器可能攻击运行它们的机器。',
  copy: '这是副本：另一个正在运行的站点持有容器。',
  toState: '站点状态',
  blocked: '容器可以连接到本应对其关闭的 {addresses} 时无法启动。',
  ready: {
    Isolated: '容器无法连接到运行它们的机器',
    Exposed: '容器可以连接到 {addresses}：现在开始的比赛不会启动容器',
    Allowed: '即使可以连接到运行它们的机器，容器也会启动',
    NotChecked: '未检查容器可以连接到哪里',
  },
};
