// Falla: caso palabras largas
// Falla: caso cuarenta bytes y sin salto al final
#include <stdio.h>

#define BUCKETS 13

unsigned slot(const char *key)
{
    unsigned hash = 0;

    for (int i = 0; key[i] != '\0'; i++) {
        hash = hash * 31
               + (unsigned char)key[i];
    }
    return hash % BUCKETS;
}

int main(void)
{
    char key[20] = "";

    while (scanf("%19s", key) == 1) {
        printf("%s %u\n", key, slot(key));
    }
    return 0;
}
