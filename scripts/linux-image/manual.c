/*
 * The pager of `man`. The pages of the manual are composed once, at 80 columns.
 * In a narrower terminal this program fills their paragraphs again before
 * `pager` shows them; otherwise it becomes `pager` at once.
 *
 * A line goes on in the next one when both begin at the same column and the
 * first word of the next one did not fit: that is how the page was filled. The
 * others, as those of an example, stay apart.
 */

#include "calls.h"

enum { TIOCGWINSZ = 0x5413, COMPOSED = 80, FILLED = 78, SMALL = 60 };
enum { LINE_BYTES = 4096, LINE_CELLS = 1024, WORD_BYTES = 4096 };

struct winsize {
	unsigned short rows, columns, x, y;
};

/* A place of a line: a letter, with the overstrikes that make it bold. */
struct cell {
	short start, size;
	char is_space;
};

struct line {
	char bytes[LINE_BYTES];
	long size;
	struct cell cells[LINE_CELLS];
	long width, indent;
	/* The page has no more lines. */
	char is_end;
};

static struct line lines[2];
static long limit;

/* ---- Input ---- */

static char input[8192];
static long input_size, input_at;

static long next_byte(void)
{
	if (input_at == input_size) {
		input_size = CALL3(SYS_READ, 0, input, sizeof input);
		input_at = 0;
		if (input_size <= 0) {
			input_size = 0;
			return -1;
		}
	}
	return (unsigned char)input[input_at++];
}

static long letter_size(unsigned char first)
{
	return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

/* Divides a line into cells; `x BACKSPACE x` takes one. */
static void measure(struct line *line)
{
	long at = 0;
	line->width = line->indent = 0;
	while (at < line->size && line->width < LINE_CELLS) {
		struct cell *cell = &line->cells[line->width++];
		long letter = at;
		cell->start = at;
		at += letter_size(line->bytes[at]);
		while (at + 1 < line->size && line->bytes[at] == '\b') {
			letter = at + 1;
			at = letter + letter_size(line->bytes[letter]);
		}
		if (at > line->size)
			at = line->size;
		cell->size = at - cell->start;
		cell->is_space = line->bytes[letter] == ' ';
	}
	while (line->width > 0 && line->cells[line->width - 1].is_space)
		line->width--;
	while (line->indent < line->width &&
	       line->cells[line->indent].is_space)
		line->indent++;
}

static void read_line(struct line *line)
{
	long byte = 0;
	line->size = 0;
	while (line->size < LINE_BYTES && (byte = next_byte()) >= 0 &&
	       byte != '\n')
		line->bytes[line->size++] = byte;
	line->is_end = byte < 0 && line->size == 0;
	measure(line);
}

/* ---- Output ---- */

static char output[8192];
static long output_size, column;

static void flush(void)
{
	long at = 0;
	while (at < output_size) {
		long size = CALL3(SYS_WRITE, 1, output + at, output_size - at);
		if (size <= 0)
			CALL1(SYS_EXIT, 0);
		at += size;
	}
	output_size = 0;
}

static void put(const char *bytes, long size)
{
	for (long at = 0; at < size; at++) {
		if (output_size == sizeof output)
			flush();
		output[output_size++] = bytes[at];
	}
}

static void put_spaces(long count)
{
	column += count > 0 ? count : 0;
	while (count-- > 0)
		put(" ", 1);
}

static void end_row(void)
{
	put("\n", 1);
	column = 0;
}

/* The word that grows, which may go on in the next line of the page. */
static char word[WORD_BYTES];
static long word_size, word_width;

static void grow_word(const struct line *line, long cell)
{
	const struct cell *taken = &line->cells[cell];
	if (word_size + taken->size > WORD_BYTES)
		return;
	for (long at = 0; at < taken->size; at++)
		word[word_size++] = line->bytes[taken->start + at];
	word_width++;
}

/* Writes the word after a gap, or in another row if it does not fit. */
static void end_word(long gap, long margin)
{
	if (word_size == 0)
		return;
	if (column > margin && column + gap + word_width > limit) {
		end_row();
		gap = margin;
	}
	put_spaces(gap);
	put(word, word_size);
	column += word_width;
	word_size = word_width = 0;
}

/* ---- Lines ---- */

/* Where a column of the page begins in a narrow terminal. */
static long narrow(long indent)
{
	if (limit >= SMALL)
		return indent;
	if (indent < 5)
		return indent / 2;
	return indent / 7 * 2 + (indent % 7 > 2 ? 2 : indent % 7);
}

/* The cell after the word that begins in this one. */
static long word_end(const struct line *line, long cell)
{
	while (cell < line->width && !line->cells[cell].is_space)
		cell++;
	return cell;
}

static long gap_end(const struct line *line, long cell)
{
	while (cell < line->width && line->cells[cell].is_space)
		cell++;
	return cell;
}

/* The last byte of what a cell shows. */
static char shown(const struct line *line, long cell)
{
	return line->bytes[line->cells[cell].start + line->cells[cell].size - 1];
}

/* Says whether the last word of a line was divided to fill the line. */
static char is_divided(const struct line *line)
{
	const struct cell *last = &line->cells[line->width - 1];
	const char *end = line->bytes + last->start + last->size;
	return last->size >= 3 && end[-3] == '\xE2' && end[-2] == '\x80' &&
	       end[-1] == '\x90';
}

/* Text keeps one space between its words, and columns of a table keep more. */
static char has_columns(const struct line *line, long from)
{
	for (long cell = from + 1; cell < line->width; cell++)
		if (line->cells[cell].is_space &&
		    line->cells[cell - 1].is_space) {
			char before = cell < 2 ? 0 : shown(line, cell - 2);
			if (before != '.' && before != ':' && before != '!' &&
			    before != '?' && before != ')')
				return 1;
		}
	return 0;
}

/*
 * Says whether a line goes on in the next one.
 *
 * `hang` is the column where the lines of its paragraph begin, or -1 if the
 * line is the first.
 */
static char goes_on(const struct line *line, const struct line *next, long hang)
{
	long at = next->indent;
	if (line->width == 0 || next->width == 0 || at == 0)
		return 0;
	if (line->width + 1 + word_end(next, at) - at <= FILLED)
		return 0;
	if (hang >= 0)
		return at == hang;
	/* The first line may have an option before its text. */
	if (at != line->indent &&
	    (at < line->indent || at >= line->width ||
	     line->cells[at].is_space || !line->cells[at - 1].is_space))
		return 0;
	return line->width == FILLED || !has_columns(line, at);
}

/* The gap between an option and its text, which begins in this cell. */
static long option_gap(const struct line *line, long cell, long margin)
{
	long least = line->cells[cell - 2].is_space ? 2 : 1;
	return margin - column > least ? margin - column : least;
}

/*
 * Adds a line to its paragraph, whose rows begin at `margin`. The text of the
 * first line begins at `text`, after an option.
 */
static void fill(const struct line *line, long text, long margin, char is_last)
{
	long cell = line->indent;
	while (cell < line->width) {
		long end = word_end(line, cell), gap = column > 0;
		if (column == 0 && word_size == 0)
			gap = cell < text ? narrow(cell) : margin;
		else if (cell == text && cell > line->indent && word_size == 0)
			gap = option_gap(line, cell, margin);
		for (; cell < end; cell++)
			grow_word(line, cell);
		cell = gap_end(line, cell);
		if (cell < line->width || is_last) {
			end_word(gap, margin);
			continue;
		}
		/* A word that was divided goes on; other hyphens are its own. */
		if (is_divided(line)) {
			word_size -= line->cells[line->width - 1].size;
			word_width--;
		} else if (line->width < 2 || shown(line, line->width - 1) != '-' ||
			   word_width < 2) {
			end_word(gap, margin);
		}
	}
}

/*
 * Writes a line that stays apart, in several rows if it is wide. After a bold
 * word, which is a command or an option, they begin farther in.
 */
static void put_line(const struct line *line, long indent)
{
	long cell = line->indent, gap = indent;
	const struct cell *first = &line->cells[cell];
	char is_bold = first->size == 3 && line->bytes[first->start] != '_' &&
		       line->bytes[first->start + 1] == '\b';
	long margin = is_bold ? indent + 2 : indent;
	char keeps_gaps = indent + line->width - line->indent <= limit &&
			  (!is_bold || limit >= SMALL);
	while (cell < line->width) {
		long end = word_end(line, cell), next = gap_end(line, end);
		for (; cell < end; cell++)
			grow_word(line, cell);
		end_word(gap, column == 0 ? indent : margin);
		gap = !keeps_gaps && next - end > 2 ? 2 : next - end;
		cell = next;
	}
	end_row();
}

/* Writes the first and the last line of a page: a text at each side. */
static char put_edge(const struct line *line)
{
	long ends[4], starts[4], count = 0, cell = 0, width = 0;
	if (line->indent > 0 || line->width < FILLED - 8)
		return 0;
	while (cell < line->width && count < 4) {
		long end = word_end(line, cell);
		while (end + 1 < line->width && !line->cells[end + 1].is_space)
			end = word_end(line, end + 1);
		starts[count] = cell;
		ends[count++] = end;
		width += end - cell;
		cell = gap_end(line, end);
	}
	if (count < 2 || count > 3 || cell < line->width)
		return 0;
	/* Without room, the text of the middle goes. */
	if (count == 3 && width + 2 > limit) {
		width -= ends[1] - starts[1];
		starts[1] = starts[2];
		ends[1] = ends[2];
		count = 2;
	}
	long room = limit > width ? limit - width : count - 1;
	for (long part = 0; part < count; part++) {
		const struct cell *first = &line->cells[starts[part]];
		const struct cell *last = &line->cells[ends[part] - 1];
		if (part > 0)
			put_spaces(part + 1 < count ? room / 2 :
				   count == 3 ? room - room / 2 : room);
		put(line->bytes + first->start,
		    last->start + last->size - first->start);
	}
	end_row();
	return 1;
}

/*
 * Where a line that stays apart begins. The lines of an example keep their
 * places from one to another.
 */
static long apart_indent(const struct line *line, long *shift)
{
	char is_level = line->indent < 5 || line->indent % 7 == 0 ||
			line->indent % 8 == 5;
	if (*shift < 0 || (is_level && *shift == 0)) {
		*shift = is_level ? 0 : line->indent - narrow(line->indent);
		return narrow(line->indent);
	}
	if (*shift == 0)
		*shift = line->indent - narrow(line->indent);
	return line->indent > *shift ? line->indent - *shift : 0;
}

static void compose(void)
{
	struct line *line = &lines[0], *next = &lines[1];
	/* The column of the paragraph's lines, or -1 out of a paragraph. */
	long hang = -1;
	/* How far the lines of an example move, or -1 where none began. */
	long shift = -1;
	for (read_line(line); !line->is_end;) {
		read_line(next);
		char is_first = hang < 0;
		if (!next->is_end && goes_on(line, next, hang)) {
			hang = next->indent;
			fill(line, is_first ? hang : line->indent,
			     narrow(hang), 0);
		} else if (!is_first) {
			fill(line, line->indent, narrow(hang), 1);
			end_row();
			hang = -1;
		} else if (line->width == 0) {
			end_row();
			shift = -1;
		} else if (!put_edge(line)) {
			put_line(line, apart_indent(line, &shift));
		}
		struct line *read = line;
		line = next;
		next = read;
	}
	flush();
}

/* ---- Start ---- */

static void page(char **arguments, char **environment)
{
	CALL3(SYS_EXECVE, "/usr/bin/pager", arguments, environment);
	CALL1(SYS_EXIT, 127);
}

__attribute__((used)) static void begin(long *stack)
{
	char **arguments = (char **)(stack + 1);
	char **environment = arguments + stack[0] + 1;
	struct winsize size = { 0, 0, 0, 0 };
	int ends[2];
	arguments[0] = "pager";
	if (CALL3(SYS_IOCTL, 1, TIOCGWINSZ, &size) < 0 || size.columns < 20 ||
	    size.columns >= COMPOSED || CALL2(SYS_PIPE2, ends, O_CLOEXEC) < 0)
		page(arguments, environment);
	/* `man` waits for the pager, which is the process that it started. */
	if (CALL0(SYS_FORK) != 0) {
		CALL2(SYS_DUP2, ends[0], 0);
		page(arguments, environment);
	}
	CALL2(SYS_DUP2, ends[1], 1);
	CALL1(SYS_CLOSE, ends[0]);
	CALL1(SYS_CLOSE, ends[1]);
	limit = size.columns - 1;
	compose();
	CALL1(SYS_EXIT, 0);
}

__asm__(".globl _start\n"
	"_start:\n"
	"	mov %esp, %eax\n"
	"	push %eax\n"
	"	call begin\n");
