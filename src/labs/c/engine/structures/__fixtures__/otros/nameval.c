// formas: lista
// Lista de 2 nodos desde nvlist: "smiley" → "eacute" → NULL
#include <stdlib.h>
typedef struct Nameval Nameval;
struct Nameval { char *name; int value; Nameval *next; };
static Nameval *newitem(char *name, int value) {
    Nameval *newp = (Nameval *)malloc(sizeof(Nameval));
    newp->name = name;
    newp->value = value;
    newp->next = NULL;
    return newp;
}
static Nameval *addfront(Nameval *listp, Nameval *newp) {
    newp->next = listp;
    return newp;
}
int main(void) {
    Nameval *nvlist = NULL;
    nvlist = addfront(nvlist, newitem("eacute", 233));
    nvlist = addfront(nvlist, newitem("smiley", 9786));
    return 0;
}
