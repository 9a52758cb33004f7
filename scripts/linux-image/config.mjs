/**
 * Debian release of the image: the last one with everything that a 32-bit
 * machine needs.
 */
export const SUITE = 'bookworm';

/** Debian's name for the 32-bit x86 architecture. */
export const ARCHITECTURE = 'i386';

/**
 * Time stamp of everything that the build writes, in seconds since 1970, so
 * that two builds are equal. The lessons print it for the files of `alumno`.
 */
export const EPOCH = Date.UTC(2026, 10, 21, 5, 42) / 1000;

/**
 * Memory of the machine, in MB. It must be more than 64, because v86 puts the
 * initrd at that address.
 */
export const MEMORY_MB = 96;

/** Packages to install besides Debian's essential ones and apt. */
export const PACKAGES = [
  'usr-is-merged',
  // Files and text.
  'acl',
  'attr',
  'bc',
  'bsdextrautils',
  'bzip2',
  'cpio',
  'ed',
  'file',
  'jq',
  'less',
  'nano',
  'patch',
  'tree',
  'unzip',
  'vim',
  'xxd',
  'xz-utils',
  'zip',
  // System.
  'adduser',
  'at',
  'bsd-mailx',
  'cron',
  'dma',
  'inetutils-syslogd',
  'liblocale-gettext-perl',
  'logrotate',
  'lsb-release',
  'lsof',
  'procps',
  'psmisc',
  'sudo',
  'tmux',
  'tzdata',
  // Disks.
  'e2fsprogs',
  'fdisk',
  'mount',
  // Help and language.
  'libc-l10n',
  'locales',
  'man-db',
  'manpages-es',
  // Network of the machine itself.
  'busybox',
  'curl',
  'iproute2',
  'iputils-ping',
  'netbase',
  'netcat-openbsd',
  'nginx',
  'openssh-client',
  'openssh-server',
  'openssl',
  'rsync',
  'traceroute',
  'wget',
  // C and version control.
  'binutils',
  'git',
  'libc6-dev',
  'make',
  'tcc',
];

/** Packages that `apt install` can add, from the repository in the image. */
export const REPOSITORY_PACKAGES = [
  'figlet',
  'hello',
  'libncurses6',
  'ncal',
  'nyancat',
  'sl',
];

/** Programs whose manual page is kept in English when no Spanish one exists. */
export const ENGLISH_PAGES = [
  ...['adduser', 'apt', 'apt-get', 'apt-mark', 'ar', 'at', 'atd', 'atq'],
  ...['atrm', 'awk', 'batch'],
  ...['bc', 'blkid', 'bzip2', 'cc', 'chage', 'chpasswd', 'column', 'cpio'],
  ...['cron', 'crontab', 'curl', 'dash', 'deluser', 'diff', 'dmesg', 'dpkg'],
  ...['dpkg-deb', 'dpkg-query', 'e2fsck', 'ed', 'fdisk', 'file', 'find'],
  ...['findmnt', 'flock', 'free', 'fsck', 'getent', 'getfacl', 'git'],
  ...['gpasswd', 'groupadd', 'groupdel', 'groupmod', 'gzip', 'hexdump'],
  ...['iconv', 'ip', 'jq', 'kill', 'killall', 'less', 'locale', 'login'],
  ...['losetup', 'lsblk', 'lscpu', 'lsof', 'make', 'mawk', 'mke2fs', 'mkfs'],
  ...['mkfs.ext4', 'more', 'mount', 'nano', 'nc', 'newgrp', 'nologin'],
  ...['passwd', 'patch', 'pgrep', 'pidof', 'ping', 'pkill', 'ps', 'pstree'],
  ...['resize2fs', 'rsync', 'scp', 'script', 'sed', 'service', 'setfacl'],
  ...['sfdisk', 'sftp', 'ss', 'ssh', 'ssh-add', 'ssh-agent', 'ssh-copy-id'],
  ...['ssh-keygen', 'ssh-keyscan', 'sshd', 'su', 'sudo', 'sysctl', 'tar'],
  ...['tcc', 'tmux', 'top', 'tput', 'tree', 'tune2fs', 'umount', 'unzip'],
  ...['bsd-mailx', 'dma', 'grpck', 'invoke-rc.d', 'logger', 'logrotate'],
  ...['lsb_release', 'mail', 'mailx', 'nginx', 'nm', 'pwck', 'ranlib'],
  ...['sendmail', 'size', 'strings', 'strip', 'syslogd', 'traceroute'],
  ...['update-rc.d', 'wget'],
  ...['update-alternatives', 'uptime', 'useradd', 'userdel', 'usermod', 'vi'],
  ...['view', 'vim', 'vimtutor', 'visudo', 'w', 'watch', 'whereis', 'wipefs'],
  ...['xargs', 'xxd', 'xz', 'zcat', 'zip'],
];

/** Commands of git whose manual page is kept. */
const GIT_COMMANDS = [
  ...['add', 'blame', 'branch', 'checkout', 'cherry-pick', 'clone', 'commit'],
  ...['config', 'diff', 'fetch', 'init', 'log', 'merge', 'mv', 'pull', 'push'],
  ...['rebase', 'reflog', 'remote', 'reset', 'restore', 'revert', 'rm', 'show'],
  ...['stash', 'status', 'switch', 'tag'],
];

/** Manual pages to keep that are not about a program of `PATH`. */
export const MANUAL_PAGES = [
  'apt_preferences.5',
  'ascii.7',
  'authorized_keys.5',
  'crontab.5',
  'dpkg.cfg.5',
  'filesystems.5',
  'fstab.5',
  ...GIT_COMMANDS.map((name) => `git-${name}.1`),
  'glob.7',
  'group.5',
  'hier.7',
  'host.conf.5',
  'hosts.5',
  'issue.5',
  'man.7',
  'motd.5',
  'nologin.5',
  'passwd.5',
  'protocols.5',
  'regex.7',
  'services.5',
  'shadow.5',
  'shells.5',
  'sources.list.5',
  'ssh_config.5',
  'sshd_config.5',
  'syslog.conf.5',
  'units.7',
  'utf-8.7',
  'utmp.5',
];
