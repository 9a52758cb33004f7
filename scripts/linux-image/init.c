/*
 * PID 1 of the practice machine: all of its initial file system. It has no
 * libc, so that it weighs a few kilobytes in the snapshot instead of a
 * megabyte. It never leaves the initramfs: what the learner does to `/`, even
 * `sudo rm -rf /`, happens in a chroot and cannot touch it.
 */

#define NULL ((void *)0)

enum {
	SYS_EXIT = 1, SYS_FORK = 2, SYS_WRITE = 4, SYS_OPEN = 5, SYS_CLOSE = 6,
	SYS_EXECVE = 11, SYS_CHDIR = 12, SYS_MOUNT = 21, SYS_MKDIR = 39,
	SYS_IOCTL = 54, SYS_CHROOT = 61, SYS_DUP2 = 63, SYS_SETSID = 66,
	SYS_SYMLINK = 83, SYS_WAIT4 = 114, SYS_NANOSLEEP = 162,
};

enum { O_RDWR = 2, MS_RDONLY = 1, TIOCSCTTY = 0x540E };

static long call(long number, long a, long b, long c, long d, long e)
{
	long result;
	__asm__ volatile("int $0x80"
			 : "=a"(result)
			 : "a"(number), "b"(a), "c"(b), "d"(c), "S"(d), "D"(e)
			 : "memory");
	return result;
}

#define CALL1(n, a) call(n, (long)(a), 0, 0, 0, 0)
#define CALL2(n, a, b) call(n, (long)(a), (long)(b), 0, 0, 0)
#define CALL3(n, a, b, c) call(n, (long)(a), (long)(b), (long)(c), 0, 0)
#define CALL4(n, a, b, c, d) \
	call(n, (long)(a), (long)(b), (long)(c), (long)(d), 0)

static long length(const char *text)
{
	long size = 0;
	while (text[size])
		size++;
	return size;
}

static void rest(long milliseconds)
{
	long time[2] = { milliseconds / 1000, milliseconds % 1000 * 1000000 };
	CALL2(SYS_NANOSLEEP, time, NULL);
}

static void mount(const char *source, const char *target, const char *type,
		  long flags, const char *options)
{
	CALL2(SYS_MKDIR, target, 0755);
	if (call(SYS_MOUNT, (long)source, (long)target, (long)type, flags,
		 (long)options) == 0)
		return;
	long log = CALL3(SYS_OPEN, "/dev/ttyS0", O_RDWR, 0);
	CALL3(SYS_WRITE, log, "init: no se pudo montar ", 24);
	CALL3(SYS_WRITE, log, target, length(target));
	CALL3(SYS_WRITE, log, "\r\n", 2);
	CALL1(SYS_CLOSE, log);
}

/* Runs a program of the machine, as root and with its terminal. */
static long start(char *program, const char *terminal, const char *oom)
{
	char *arguments[] = { program, NULL };
	char *environment[] = {
		"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
		NULL,
	};
	long child = call(SYS_FORK, 0, 0, 0, 0, 0);
	if (child != 0)
		return child;
	long score = CALL3(SYS_OPEN, "/proc/self/oom_score_adj", O_RDWR, 0);
	CALL3(SYS_WRITE, score, oom, length(oom));
	CALL1(SYS_CLOSE, score);
	call(SYS_SETSID, 0, 0, 0, 0, 0);
	long tty = CALL3(SYS_OPEN, terminal, O_RDWR, 0);
	CALL3(SYS_IOCTL, tty, TIOCSCTTY, 1);
	for (long port = 0; port < 3; port++)
		CALL2(SYS_DUP2, tty, port);
	if (tty > 2)
		CALL1(SYS_CLOSE, tty);
	CALL1(SYS_CHROOT, "/root");
	CALL1(SYS_CHDIR, "/");
	CALL3(SYS_EXECVE, program, arguments, environment);
	rest(500);
	call(SYS_EXIT, 127, 0, 0, 0, 0);
	return 0;
}

static void prepare(void)
{
	mount("proc", "/proc", "proc", 0, NULL);
	mount("dev", "/dev", "devtmpfs", 0, NULL);
	mount("host9p", "/lower", "9p", MS_RDONLY,
	      "trans=virtio,version=9p2000.L,cache=loose,msize=262144");
	mount("disco", "/upper", "tmpfs", 0, "size=48m,mode=755");
	CALL2(SYS_MKDIR, "/upper/changes", 0755);
	CALL2(SYS_MKDIR, "/upper/work", 0755);
	mount("disco", "/root", "overlay", 0,
	      "lowerdir=/lower,upperdir=/upper/changes,workdir=/upper/work");
	/*
	 * /tmp, /run and /dev/shm apart: a full disk leaves room for sudo and
	 * for the control shell, and a full /tmp leaves room for the disk.
	 */
	mount("proc", "/root/proc", "proc", 0, NULL);
	mount("sysfs", "/root/sys", "sysfs", 0, NULL);
	mount("dev", "/root/dev", "devtmpfs", 0, NULL);
	mount("devpts", "/root/dev/pts", "devpts", 0,
	      "gid=5,mode=620,ptmxmode=666");
	mount("tmpfs", "/root/dev/shm", "tmpfs", 0, "size=4m,mode=1777");
	mount("tmpfs", "/root/tmp", "tmpfs", 0, "size=16m,mode=1777");
	mount("tmpfs", "/root/run", "tmpfs", 0, "size=4m,mode=755");
	CALL2(SYS_SYMLINK, "/proc/self/fd", "/root/dev/fd");
	CALL2(SYS_SYMLINK, "/proc/self/fd/0", "/root/dev/stdin");
	CALL2(SYS_SYMLINK, "/proc/self/fd/1", "/root/dev/stdout");
	CALL2(SYS_SYMLINK, "/proc/self/fd/2", "/root/dev/stderr");
}

void _start(void)
{
	prepare();
	long boot = start("/usr/share/practica/arranque", "/dev/ttyS0", "0");
	CALL4(SYS_WAIT4, boot, NULL, 0, NULL);

	/*
	 * The control shell answers whatever happens to the learner's: the
	 * kernel would kill it last. Both come back when they end.
	 */
	long control = 0, session = 0;
	for (;;) {
		if (control == 0)
			control = start("/usr/share/practica/control",
					"/dev/ttyS1", "-1000");
		if (session == 0)
			session = start("/usr/share/practica/sesion",
					"/dev/ttyS0", "0");
		long ended = CALL4(SYS_WAIT4, -1, NULL, 0, NULL);
		if (ended == control)
			control = 0;
		if (ended == session)
			session = 0;
		/* One that ends at once must not take all of the processor. */
		if (control == 0 || session == 0)
			rest(30);
	}
}
