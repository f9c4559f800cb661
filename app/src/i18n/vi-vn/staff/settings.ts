import type { Words } from '../../words.ts';

export const settings: Words<'staff', 'settings'> = {
  find: 'Tìm cài đặt',
  noMatch: 'Không có cài đặt nào khớp',
  identity: 'Nhận diện trang',
  identityText: 'Hiện trên mọi trang, thẻ trình duyệt và thư.',
  name: 'Tên',
  slogan: 'Khẩu hiệu',
  description: 'Mô tả',
  descriptionHint: 'Cho công cụ tìm kiếm và xem trước liên kết',
  footer: 'Chân trang',
  logo: 'Biểu trưng',
  logoHint: 'PNG, JPEG, WebP, AVIF hoặc GIF, tối đa 3 MiB',
  upload: 'Tải lên',
  removeLogo: 'Xóa biểu trưng',
  logoSizes: 'Biểu trưng ở bốn cỡ',
  theme: 'Giao diện',
  themeText: 'Người chơi thấy màu này nếu không tự chọn.',
  brand: 'Màu thương hiệu',
  resetBrand: 'Dùng màu mặc định',
  accounts: 'Tài khoản',
  register: 'Mở đăng ký',
  registerHint: 'Ai cũng có thể tạo tài khoản',
  active: 'Kích hoạt khi đăng ký',
  activeHint: 'Tài khoản mới đăng nhập ngay, không cần xác nhận',
  confirm: 'Phải xác nhận e-mail',
  confirmWithoutMail:
    'Thư xác nhận địa chỉ không được gửi nên người đăng ký không đăng nhập được: chưa đặt SMTP_URL hoặc PUBLIC_URL.',
  confirmHint: 'Qua liên kết trong thư; nếu không, quản trị viên xác nhận',
  noEffect: 'Không có tác dụng khi tài khoản kích hoạt lúc đăng ký',
  captcha: 'Kiểm tra trình duyệt',
  captchaHint: 'Khi đăng ký, đăng nhập và khôi phục mật khẩu',
  domains: 'Tên miền thư được phép',
  domainsHint: 'Cách nhau bằng dấu phẩy; để trống là mọi tên miền',
  containers: 'Container',
  lifetime: 'Thời gian sống',
  extension: 'Gia hạn',
  renewal: 'Khoảng gia hạn',
  minutes: 'phút',
  life: 'Phiên bản kết thúc sau {end}. Từ {from} có thể gia hạn, khi đó đến {extended}.',
  lifeStart: '{time} bắt đầu',
  lifeEnd: '{time} kết thúc',
  lifeExtended: '{time} sau gia hạn',
  lifeFrom: 'gia hạn từ {time}',
  autoDestroy: 'Kết thúc phiên bản cũ nhất khi đạt giới hạn',
  autoDestroyHint: 'Nếu không, người chơi sẽ chọn',
  on: 'bật',
  off: 'tắt',
  state: {
    title: 'Trạng thái của trang',
    text: 'Từng phần có hoạt động không, theo cách máy chủ này thấy lúc này.',
    loadFailed: 'Không tải được trạng thái của trang',
    takeOver: {
      act: 'Bây giờ đây là trang chính',
      title: 'Bây giờ đây là trang chính?',
      effect:
        'Các container mà trang này không biết sẽ bị xóa, và thư đang chờ sẽ được gửi. Hãy dừng trang kia trước: nó trở thành bản sao.',
    },
    toMail: 'Mở thư',
    reaches: 'Mở với container: {addresses}',
    parts: {
      Database: 'Cơ sở dữ liệu',
      Clock: 'Đồng hồ máy chủ',
      Files: 'Tệp',
      Mail: 'Thư',
      Captcha: 'Kiểm tra trình duyệt',
      PublicUrl: 'Địa chỉ của trang',
      Proxy: 'Proxy',
      Containers: 'Container',
      Jobs: 'Tác vụ nền',
    },
    states: {
      Ready: 'Sẵn sàng',
      NeedsAttention: 'Cần chú ý',
      Off: 'Tắt',
    },
    reasons: {
      DatabaseSlow: 'Phản hồi chậm. Hãy kiểm tra tải và ổ đĩa của máy đó.',
      DatabaseFull:
        'Trong năm phút qua đã thiếu chỗ để lưu. Hãy giải phóng chỗ trên ổ đĩa của cơ sở dữ liệu.',
      ClockDiffers:
        'Đồng hồ máy chủ lệch đồng hồ cơ sở dữ liệu từ 2 giây trở lên. Trò chơi theo giờ của cơ sở dữ liệu; hãy đồng bộ cả hai bằng NTP.',
      FilesNotWritable: 'Không thể ghi gì. Hãy kiểm tra DATA_DIR và quyền truy cập.',
      FilesSpaceLow: 'Ổ đĩa gần đầy. Hãy giải phóng chỗ hoặc xóa tệp không dùng.',
      MailServerMissing:
        'Thư được giữ lại cho đến khi quản trị viên chuyển đi. Hãy đặt SMTP_URL để gửi.',
      MailNeeded:
        'Tài khoản mới phải xác nhận địa chỉ, nhưng thư đó không được gửi. Hãy đặt SMTP_URL và PUBLIC_URL, hoặc đổi trong mục Tài khoản.',
      MailUrlMissing: 'Thư có liên kết không được gửi. Hãy đặt PUBLIC_URL.',
      MailRefused: 'Không gửi được thư gần nhất. Trang thư cho biết lý do.',
      CaptchaMissing: 'Tài khoản yêu cầu nhưng chưa chọn loại nào. Hãy đặt CAPTCHA_PROVIDER.',
      CaptchaUnused: 'Không ai bị yêu cầu. Công tắc nằm trong phần Tài khoản.',
      PublicUrlMissing: 'Trang không biết địa chỉ của chính mình. Hãy đặt PUBLIC_URL.',
      PublicUrlInsecure:
        'Mật khẩu được truyền không mã hóa. Hãy phục vụ trang qua https và đổi PUBLIC_URL.',
      ProxyHeaderMissing:
        'Một proxy phía trước không gửi X-Forwarded-For nên mọi người sau nó dùng chung giới hạn của một địa chỉ. Hướng dẫn vận hành có các khối đầy đủ.',
      ProxyUntrusted:
        'Một proxy gửi X-Forwarded-For từ địa chỉ không có trong TRUST_PROXY nên mọi người sau nó dùng chung giới hạn của một địa chỉ. Hãy đặt TRUST_PROXY.',
      ProxyHops:
        'Yêu cầu đi qua nhiều proxy hơn TRUST_PROXY nêu nên mọi người dùng chung giới hạn của địa chỉ một proxy. Hãy nêu tất cả trong TRUST_PROXY.',
      AddressShared:
        'Trong một giờ qua có từ 50 người hoạt động từ một địa chỉ. Ở địa điểm tổ chức hay khuôn viên trường, hãy tăng hệ số giới hạn; nếu không, hãy kiểm tra proxy.',
      ContainersMissing: 'Máy chủ này không khởi chạy container cho thử thách.',
      ContainersUnavailable: 'Container engine không trả lời.',
      ContainersElsewhere:
        'Đây là bản sao: một trang khác đang chạy giữ các container. Trang này không khởi động, không xóa container nào và không gửi thư đang chờ cho đến khi bạn nói rằng đây là trang chính.',
      ContainersAsking:
        'Đang kiểm tra xem có bản sao khác của trang này đang chạy không. Trong lúc đó không container nào khởi động; nhiều nhất là một phút.',
      ContainersUnchecked:
        'Máy chủ không được dùng Lease trong namespace của các container, nên sẽ không nhận ra bản sao của trang này. Hãy áp dụng lại deploy/kubernetes.yaml.',
      ContainersNotEnforced:
        'Chưa được áp dụng: container kết nối được tới những máy lẽ ra phải đóng với chúng. Hãy chạy deploy/docker-firewall trên máy của engine (docs/operators.md). Đến lúc đó không container thử và phiên bản nào khởi động, trừ trong các giải đang diễn ra từ trước.',
      ContainersAllowed:
        'CONTAINER_ALLOW_UNISOLATED đang bật: container khởi động dù kết nối được tới đâu.',
      ContainersNotChecked:
        'Chưa kiểm tra: không rõ container kết nối được tới đâu. Với Docker, nhật ký máy chủ cho biết lý do; với Kubernetes thì không thử gì.',
      JobsLate: 'Một tác vụ đã chờ hơn năm phút. Nhật ký máy chủ có thể cho biết lý do.',
      JobsFailed: 'Một tác vụ thất bại và không được thử lại. Nhật ký máy chủ cho biết lý do.',
    },
  },
  loadFailed: 'Không tải được cài đặt',
};
