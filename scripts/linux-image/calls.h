/*
 * What the first processes of the practice machine ask of the kernel. They have
 * no libc, so that they weigh a few kilobytes in the snapshot instead of a
 * megabyte. Numbers and layouts are those of Linux for i386.
 */

#define NULL ((void *)0)

enum {
	SYS_EXIT = 1, SYS_FORK = 2, SYS_READ = 3, SYS_WRITE = 4, SYS_OPEN = 5,
	SYS_CLOSE = 6, SYS_UNLINK = 10, SYS_EXECVE = 11, SYS_CHDIR = 12,
	SYS_LSEEK = 19, SYS_MOUNT = 21, SYS_KILL = 37, SYS_MKDIR = 39,
	SYS_IOCTL = 54, SYS_CHROOT = 61, SYS_DUP2 = 63, SYS_SETSID = 66,
	SYS_SYMLINK = 83, SYS_FTRUNCATE = 93, SYS_SETPRIORITY = 97,
	SYS_WAIT4 = 114, SYS_NANOSLEEP = 162, SYS_POLL = 168, SYS_PIPE2 = 331,
	SYS_MEMFD_CREATE = 356, SYS_CLOCK_SETTIME64 = 404,
};

enum {
	O_RDONLY = 0, O_RDWR = 2, O_NOCTTY = 0400, O_NONBLOCK = 04000,
	O_CLOEXEC = 02000000, MFD_CLOEXEC = 1, MS_RDONLY = 1, SIGKILL = 9,
	TCGETS = 0x5401, TCSETS = 0x5402, TIOCSCTTY = 0x540E,
	TIOCSWINSZ = 0x5414,
};

static inline long call(long number, long a, long b, long c, long d, long e)
{
	long result;
	__asm__ volatile("int $0x80"
			 : "=a"(result)
			 : "a"(number), "b"(a), "c"(b), "d"(c), "S"(d), "D"(e)
			 : "memory");
	return result;
}

#define CALL0(n) call(n, 0, 0, 0, 0, 0)
#define CALL1(n, a) call(n, (long)(a), 0, 0, 0, 0)
#define CALL2(n, a, b) call(n, (long)(a), (long)(b), 0, 0, 0)
#define CALL3(n, a, b, c) call(n, (long)(a), (long)(b), (long)(c), 0, 0)
#define CALL4(n, a, b, c, d) \
	call(n, (long)(a), (long)(b), (long)(c), (long)(d), 0)

static inline long length(const char *text)
{
	long size = 0;
	while (text[size])
		size++;
	return size;
}

static inline void rest(long milliseconds)
{
	long time[2] = { milliseconds / 1000, milliseconds % 1000 * 1000000 };
	CALL2(SYS_NANOSLEEP, time, NULL);
}

/* The process becomes a program of the machine; back here, it could not. */
static inline void become(char *program)
{
	char *arguments[] = { program, NULL };
	char *environment[] = {
		"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
		NULL,
	};
	CALL3(SYS_EXECVE, program, arguments, environment);
	rest(500);
	CALL1(SYS_EXIT, 127);
}
