/*
 * The control channel: what the page asks on the second serial port. A shell
 * would read it letter by letter, and a program for the clock takes a third of a
 * second in an emulator; here both take next to nothing.
 *
 *   SOH x NAME LF SCRIPT EOT                  a script, for the shell of `root`
 *   SOH t NAME SECONDS NANOSECONDS COLUMNS ROWS LF   the clock, and the size of
 *                                             the learner's terminal
 *   SOH k LF                                  kills all of the latest script
 *
 * Each SOH begins anew, whatever came before. The answer is
 * `RS NAME LF OUTPUT RS NAME SP STATUS LF`.
 */

#include "calls.h"
#include "control.h"

enum { SOH = 0x01, EOT = 0x04, OUTPUT_LIMIT = 1000000 };

/* Where the shell of the scripts finds them, and where it answers. */
enum { ANSWERS = 7, SCRIPT = 9 };

struct termios {
	unsigned input, output, control, local;
	unsigned char line, characters[19];
};

enum { VTIME = 5, VMIN = 6 };

struct timespec64 {
	long long seconds, nanoseconds;
};

struct winsize {
	unsigned short rows, columns, x, y;
};

struct pollfd {
	int file;
	short events, found;
};

enum { POLLIN = 1 };

struct text {
	char bytes[120];
	long size;
};

static long port, script, to_shell, from_shell, job;
static enum { IDLE, HEAD, BODY } expected;

static void clear(struct text *text)
{
	text->size = 0;
	text->bytes[0] = 0;
}

static void push(struct text *text, char byte)
{
	if (text->size < (long)sizeof text->bytes - 1)
		text->bytes[text->size++] = byte;
	text->bytes[text->size] = 0;
}

static void write_all(long file, const char *bytes, long size)
{
	while (size > 0) {
		long written = CALL3(SYS_WRITE, file, bytes, size);
		if (written <= 0)
			return;
		bytes += written;
		size -= written;
	}
}

/* Reads a word and goes behind it; the text stays whole. */
static struct text next_word(const char **from)
{
	struct text word;
	clear(&word);
	while (**from && **from != ' ')
		push(&word, *(*from)++);
	while (**from == ' ')
		++*from;
	return word;
}

static long long next_number(const char **from)
{
	struct text word = next_word(from);
	long long number = 0;
	for (long place = 0; place < word.size; place++)
		number = number * 10 + (word.bytes[place] - '0');
	return number;
}

static void mark(const char *name, const char *end)
{
	write_all(port, "\036", 1);
	write_all(port, name, length(name));
	write_all(port, end, length(end));
}

/* All that the script wrote is in a file: what it left running cannot mix in. */
static void answer(const char *name, const char *status)
{
	static char bytes[4096];
	struct text file;
	clear(&file);
	for (const char *from = "/run/.control."; *from; from++)
		push(&file, *from);
	for (const char *from = name; *from; from++)
		push(&file, *from);
	mark(name, "\n");
	long output = CALL3(SYS_OPEN, file.bytes, O_RDONLY | O_CLOEXEC, 0);
	for (long left = OUTPUT_LIMIT; output >= 0 && left > 0;) {
		long wanted = left < (long)sizeof bytes ? left : (long)sizeof bytes;
		long size = CALL3(SYS_READ, output, bytes, wanted);
		if (size <= 0)
			break;
		write_all(port, bytes, size);
		left -= size;
	}
	if (output >= 0)
		CALL1(SYS_CLOSE, output);
	CALL1(SYS_UNLINK, file.bytes);
	mark(name, " ");
	write_all(port, status, length(status));
	write_all(port, "\n", 1);
}

static void settle(const char *from)
{
	struct text name = next_word(&from);
	struct timespec64 now;
	now.seconds = next_number(&from);
	now.nanoseconds = next_number(&from);
	struct winsize size = { .x = 0 };
	size.columns = next_number(&from);
	size.rows = next_number(&from);
	long failed = CALL2(SYS_CLOCK_SETTIME64, 0, &now);
	/* Opened each time: what was open when a session ends is of no use. */
	long tty = CALL3(SYS_OPEN, "/dev/ttyS0",
			 O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC, 0);
	failed |= CALL3(SYS_IOCTL, tty, TIOCSWINSZ, &size);
	CALL1(SYS_CLOSE, tty);
	answer(name.bytes, failed ? "1" : "0");
}

/* A line of the shell: `= PROCESS` of the script that begins, or its end. */
static void hear_shell(const char *line)
{
	struct text name = next_word(&line);
	if (name.bytes[0] == '=')
		job = next_number(&line);
	else
		answer(name.bytes, next_word(&line).bytes);
}

static void begin(struct text *head)
{
	expected = IDLE;
	if (head->bytes[0] == 't')
		settle(head->bytes + 2);
	if (head->bytes[0] == 'k' && job > 0)
		CALL2(SYS_KILL, -job, SIGKILL);
	if (head->bytes[0] == 'x') {
		CALL2(SYS_FTRUNCATE, script, 0);
		CALL3(SYS_LSEEK, script, 0, 0);
		expected = BODY;
	}
}

static void hear_page(const char *bytes, long size)
{
	static struct text head;
	for (long place = 0; place < size; place++) {
		char byte = bytes[place];
		if (byte == SOH) {
			expected = HEAD;
			clear(&head);
		} else if (expected == HEAD) {
			if (byte == '\n')
				begin(&head);
			else
				push(&head, byte);
		} else if (expected == BODY) {
			long end = place;
			while (end < size && bytes[end] != EOT && bytes[end] != SOH)
				end++;
			write_all(script, bytes + place, end - place);
			place = end - 1;
			if (end == size || bytes[end] == SOH)
				continue;
			expected = IDLE;
			CALL3(SYS_LSEEK, script, 0, 0);
			write_all(to_shell, head.bytes + 2, head.size - 2);
			write_all(to_shell, "\n", 1);
		}
	}
}

static void start_shell(void)
{
	int requests[2], answers[2];
	CALL2(SYS_PIPE2, requests, O_CLOEXEC);
	CALL2(SYS_PIPE2, answers, O_CLOEXEC);
	if (CALL0(SYS_FORK) == 0) {
		CALL2(SYS_DUP2, requests[0], 0);
		CALL2(SYS_DUP2, 1, 1);
		CALL2(SYS_DUP2, answers[1], ANSWERS);
		CALL2(SYS_DUP2, script, SCRIPT);
		become("/usr/share/practica/control");
	}
	CALL1(SYS_CLOSE, requests[0]);
	CALL1(SYS_CLOSE, answers[1]);
	to_shell = requests[1];
	from_shell = answers[0];
}

void control(void)
{
	static char bytes[4096];
	struct text line;
	struct termios raw;
	clear(&line);

	/* The first ten are for the shell, and everything of ours is above. */
	while (CALL3(SYS_OPEN, "/dev/null", O_RDWR, 0) < 9)
		;
	port = CALL3(SYS_OPEN, "/dev/ttyS1", O_RDWR | O_NOCTTY | O_CLOEXEC, 0);
	CALL3(SYS_IOCTL, port, TCGETS, &raw);
	raw.input = raw.output = raw.local = 0;
	raw.characters[VMIN] = 1;
	raw.characters[VTIME] = 0;
	CALL3(SYS_IOCTL, port, TCSETS, &raw);
	script = CALL2(SYS_MEMFD_CREATE, "guion", MFD_CLOEXEC);
	CALL3(SYS_SETPRIORITY, 0, 0, -20);
	CALL1(SYS_CHROOT, "/root");
	CALL1(SYS_CHDIR, "/");
	start_shell();

	struct pollfd files[2] = {
		{ .file = port, .events = POLLIN },
		{ .file = from_shell, .events = POLLIN },
	};
	for (;;) {
		CALL3(SYS_POLL, files, 2, -1);
		if (files[0].found) {
			long size = CALL3(SYS_READ, port, bytes, sizeof bytes);
			if (size <= 0)
				return;
			hear_page(bytes, size);
		}
		if (files[1].found) {
			long size = CALL3(SYS_READ, from_shell, bytes, sizeof bytes);
			if (size <= 0)
				return;
			for (long place = 0; place < size; place++) {
				if (bytes[place] != '\n') {
					push(&line, bytes[place]);
					continue;
				}
				hear_shell(line.bytes);
				clear(&line);
			}
		}
	}
}
