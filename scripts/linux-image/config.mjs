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
  'bc',
  'bsdextrautils',
  'bzip2',
  'file',
  'less',
  'nano',
  'tree',
  'unzip',
  'vim-tiny',
  'xz-utils',
  'zip',
  // Sistema.
  'adduser',
  'cron',
  'procps',
  'psmisc',
  'sudo',
  'tmux',
  'tzdata',
  // Ayuda y lengua.
  'libc-l10n',
  'locales',
  'man-db',
  'manpages-es',
  // La red de la propia máquina.
  'busybox',
  'iproute2',
  'netbase',
  // C.
  'libc6-dev',
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
  ...['adduser', 'apt', 'apt-get', 'apt-mark', 'awk', 'bc', 'bzip2', 'cc'],
  ...['chage', 'chpasswd', 'column', 'cron', 'crontab', 'dash', 'deluser'],
  ...['diff', 'dmesg', 'dpkg', 'dpkg-deb', 'dpkg-query', 'file', 'find'],
  ...['findmnt', 'flock', 'free', 'getent', 'gpasswd', 'groupadd', 'groupdel'],
  ...['groupmod', 'gzip', 'hexdump', 'iconv', 'ip', 'kill', 'killall', 'less'],
  ...['locale', 'login', 'lscpu', 'mawk', 'more', 'mount', 'nano', 'newgrp'],
  ...['nologin', 'passwd', 'pgrep', 'pidof', 'pkill', 'ps', 'pstree', 'script'],
  ...['sed', 'service', 'ss', 'su', 'sudo', 'sysctl', 'tar', 'tcc', 'tmux'],
  ...['top', 'tput', 'tree', 'umount', 'unzip', 'update-alternatives', 'uptime'],
  ...['useradd', 'userdel', 'usermod', 'vi', 'view', 'vim', 'visudo', 'w'],
  ...['watch', 'whereis', 'xargs', 'xz', 'zcat', 'zip'],
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
