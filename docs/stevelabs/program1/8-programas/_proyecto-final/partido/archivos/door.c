#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include "door.h"
#include "input.h"

#define WORD_SIZE 12
#define MAX_MISSES 6
#define LETTERS 26

// Writes the letters with a space between them
static void show_letters(const char seen[])
{
    for (int i = 0; seen[i] != '\0'; i++) {
        if (i > 0) {
            printf(" ");
        }
        printf("%c", seen[i]);
    }
    printf("\n");
}

// Shows the letter in all its places
static bool reveal(const char secret[],
                   char seen[], char letter)
{
    bool found = false;

    for (int i = 0; secret[i] != '\0'; i++) {
        if (secret[i] == letter) {
            seen[i] = letter;
            found = true;
        }
    }
    return found;
}

static bool contains(const char text[], char letter)
{
    for (int i = 0; text[i] != '\0'; i++) {
        if (text[i] == letter) {
            return true;
        }
    }
    return false;
}

bool door_try(const char word[], bool hint)
{
    char seen[WORD_SIZE] = "";
    char said[LETTERS + 1] = "";
    char line[LINE_SIZE] = "";
    int length = (int)strlen(word);
    int n = 0;
    int misses = 0;

    for (int i = 0; i < length; i++) {
        seen[i] = '_';
    }
    seen[length] = '\0';
    if (hint) {
        reveal(word, seen, word[0]);
        said[n] = word[0];
        n++;
    }

    show_letters(seen);
    while (misses < MAX_MISSES
           && strcmp(seen, word) != 0) {
        char letter = ' ';

        printf("Letra:\n");
        input_line(line, LINE_SIZE);
        letter = line[0];
        if (!isalpha((unsigned char)letter)) {
            continue;
        }
        letter = (char)tolower((unsigned char)letter);
        if (contains(said, letter)) {
            printf("Ya la dijiste.\n");
            continue;
        }
        said[n] = letter;
        n++;
        said[n] = '\0';
        if (!reveal(word, seen, letter)) {
            misses++;
            printf("No está. Fallos: %d de %d\n",
                   misses, MAX_MISSES);
        }
        show_letters(seen);
    }
    if (misses == MAX_MISSES) {
        printf("Era %s. No se abre.\n", word);
        return false;
    }
    printf("La puerta se abre.\n");
    return true;
}
