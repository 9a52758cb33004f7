// formas: lista, tabla
// Tabla de 7 listas en hashtab: [0]: "OUT"; [3]: "MAX" → "IN"
#include <stdlib.h>
#include <string.h>
#define HASHSIZE 7
struct nlist { struct nlist *next; const char *name; const char *defn; };
static struct nlist *hashtab[HASHSIZE];
static unsigned hash(const char *s) {
    unsigned h = 0;
    for (; *s != '\0'; s++) h = (unsigned)*s + 31 * h;
    return h % HASHSIZE;
}
static struct nlist *lookup(const char *s) {
    struct nlist *np;
    for (np = hashtab[hash(s)]; np != NULL; np = np->next)
        if (strcmp(s, np->name) == 0) return np;
    return NULL;
}
static void install(const char *name, const char *defn) {
    struct nlist *np = lookup(name);
    if (np == NULL) {
        unsigned h = hash(name);
        np = malloc(sizeof(*np));
        np->name = name;
        np->next = hashtab[h];
        hashtab[h] = np;
    }
    np->defn = defn;
}
int main(void) {
    install("IN", "1");
    install("OUT", "0");
    install("MAX", "9");
    install("IN", "2");
    return 0;
}
