// formas: lista, tabla
// Tabla de 26 listas en table: [0]: "Ana" → "Alma"; [11]: "Luz"; [25]: "Zoe"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#define N 26
#define LENGTH 9
typedef struct node {
    char word[LENGTH + 1];
    struct node *next;
} node;
static node *table[N];
static unsigned hash(const char *word) { return (unsigned)(toupper(word[0]) - 'A'); }
int main(void) {
    const char *words[] = {"Alma", "Zoe", "Ana", "Luz"};
    for (int i = 0; i < 4; i++) {
        node *n = malloc(sizeof(node));
        if (n == NULL) return 1;
        strcpy(n->word, words[i]);
        n->next = NULL;
        unsigned h = hash(words[i]);
        n->next = table[h];
        table[h] = n;
    }
    return 0;
}
