// Falla: caso dos palabras
// Falla: caso una eñe
// Falla: caso palabras largas
// Falla: caso las mismas letras
// Falla: caso cuarenta bytes y sin salto al final
#include <stdio.h>

#define BUCKETS 13

int main(void)
{
    char key[41] = "";
    unsigned hash = 0;

    while (scanf("%40s", key) == 1) {
        for (int i = 0; key[i] != '\0'; i++) {
            hash = hash * 31
                   + (unsigned char)key[i];
        }
        printf("%s %u\n", key, hash % BUCKETS);
    }
    return 0;
}
