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
    char key[41] = "";

    while (scanf("%40s", key) == 1) {
        printf("%s %u\n", key, slot(key));
    }
    return 0;
}
