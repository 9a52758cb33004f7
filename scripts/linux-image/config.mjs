/** The release of Debian that the image is made of. */
export const SUITE = 'bookworm';

/** The last Debian with all that a machine of 32 bits needs. */
export const ARCHITECTURE = 'i386';

/**
 * The time of everything the build writes, so that two builds write the same:
 * the one that the lessons print for the files of `alumno`.
 */
export const EPOCH = Date.UTC(2026, 10, 21, 5, 42) / 1000;

/** What the machine has; v86 keeps the initrd at 64 MB, so it must be more. */
export const MEMORY_MB = 96;

/** What is installed besides Debian's essential packages and apt. */
export const PACKAGES = [
  'usr-is-merged',
  // Archivos y texto.
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
  // Sistema.
  'adduser',
  'at',
  'cron',
  'liblocale-gettext-perl',
  'lsof',
  'procps',
  'psmisc',
  'sudo',
  'tmux',
  'tzdata',
  // Discos.
  'e2fsprogs',
  'fdisk',
  'mount',
  // Ayuda y lengua.
  'libc-l10n',
  'locales',
  'man-db',
  'manpages-es',
  // La red de la propia máquina.
  'busybox',
  'curl',
  'iproute2',
  'iputils-ping',
  'netbase',
  'netcat-openbsd',
  'openssh-client',
  'openssh-server',
  'rsync',
  // C y sus versiones.
  'git',
  'libc6-dev',
  'make',
  'tcc',
];

/** What `apt install` can add, from the repository inside the image. */
export const REPOSITORY_PACKAGES = [
  'figlet',
  'hello',
  'libncurses6',
  'ncal',
  'nyancat',
  'sl',
];

/** Programs whose page stays in English if nobody translated it. */
export const ENGLISH_PAGES = [
  ...['adduser', 'apt', 'apt-get', 'apt-mark', 'at', 'atq', 'atrm', 'awk'],
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
  ...['update-alternatives', 'uptime', 'useradd', 'userdel', 'usermod', 'vi'],
  ...['view', 'vim', 'vimtutor', 'visudo', 'w', 'watch', 'whereis', 'wipefs'],
  ...['xargs', 'xxd', 'xz', 'zcat', 'zip'],
];

/** Pages of the manual that are not about a program. */
export const MANUAL_PAGES = [
  'apt_preferences.5',
  'ascii.7',
  'crontab.5',
  'dpkg.cfg.5',
  'filesystems.5',
  'fstab.5',
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
  'units.7',
  'utf-8.7',
  'utmp.5',
];
