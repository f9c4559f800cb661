import type { Words } from '../words.ts';

/** Words of the account screens. */
export const account: Words<'account'> = {
  signInTitle: 'Đăng nhập',
  signInLead: 'để tiếp tục vào {site}',
  signIn: 'Đăng nhập',
  signedInTitle: 'Bạn đã đăng nhập',
  signedInAs: 'với tên {name}',
  goOn: 'Tiếp tục',
  userNameOrEmail: 'Tên người dùng hoặc email',
  password: 'Mật khẩu',
  capsLock: 'Caps Lock đang bật',
  noAccount: 'Lần đầu đến đây?',
  createAccount: 'Tạo tài khoản',
  createAnAccount: 'Tạo tài khoản',
  registerTitle: 'Tạo tài khoản',
  registerLead: 'Bạn sẽ chơi theo đội; tên người dùng được công khai.',
  email: 'Email',
  userName: 'Tên người dùng',
  passwordRule: 'Ít nhất {min|number} ký tự, có chữ số, chữ thường và chữ hoa',
  strength: {
    weak: 'Yếu: dễ bị đoán ra',
    fair: 'Tạm: nên dài hơn',
    good: 'Tốt',
    strong: 'Mạnh',
  },
  repeatPassword: 'Nhập lại mật khẩu',
  passwordsDiffer: 'Chưa khớp',
  haveAccount: 'Đã có tài khoản?',
  registeredTitle: 'Sắp xong',
  confirmByMail: 'Chúng tôi đã gửi cho bạn email kèm liên kết. Hãy mở nó để xác nhận địa chỉ.',
  confirmByAdmin: 'Quản trị viên cần xác nhận tài khoản trước khi bạn đăng nhập được.',
};
