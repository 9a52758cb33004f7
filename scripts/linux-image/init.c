/*
 * PID 1 of the practice machine. It never leaves the initramfs, of which it is
 * all: what the learner does to `/`, even `sudo rm -rf /`, happens in a chroot
 * and cannot touch it.
 */

#include "calls.h"
#include "control.h"

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

/* A process with a session of its own; what it does next is in `child`. */
static long spawn(void (*child)(void), const char *oom)
{
	long process = CALL0(SYS_FORK);
	if (process != 0)
		return process;
	long score = CALL3(SYS_OPEN, "/proc/self/oom_score_adj", O_RDWR, 0);
	CALL3(SYS_WRITE, score, oom, length(oom));
	CALL1(SYS_CLOSE, score);
	CALL0(SYS_SETSID);
	child();
	CALL1(SYS_EXIT, 127);
	return 0;
}

/* Runs a program of the machine, as root and with the learner's terminal. */
static void on_terminal(char *program)
{
	long tty = CALL3(SYS_OPEN, "/dev/ttyS0", O_RDWR, 0);
	CALL3(SYS_IOCTL, tty, TIOCSCTTY, 1);
	for (long port = 0; port < 3; port++)
		CALL2(SYS_DUP2, tty, port);
	if (tty > 2)
		CALL1(SYS_CLOSE, tty);
	CALL1(SYS_CHROOT, "/root");
	CALL1(SYS_CHDIR, "/");
	become(program);
}

static void boot(void)
{
	on_terminal("/usr/share/practica/arranque");
}

static void session(void)
{
	on_terminal("/usr/share/practica/sesion");
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
	CALL4(SYS_WAIT4, spawn(boot, "0"), NULL, 0, NULL);

	/*
	 * The control channel answers whatever happens to the learner's shell:
	 * the kernel would kill it last. Both come back when they end.
	 */
	long control_process = 0, session_process = 0;
	for (;;) {
		if (control_process == 0)
			control_process = spawn(control, "-1000");
		if (session_process == 0)
			session_process = spawn(session, "0");
		long ended = CALL4(SYS_WAIT4, -1, NULL, 0, NULL);
		if (ended == control_process)
			control_process = 0;
		if (ended == session_process)
			session_process = 0;
		/* One that ends at once must not take all of the processor. */
		if (control_process == 0 || session_process == 0)
			rest(30);
	}
}
