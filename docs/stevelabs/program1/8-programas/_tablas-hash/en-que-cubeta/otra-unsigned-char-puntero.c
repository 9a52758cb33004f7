#include <stdio.h>

#define BUCKETS 13

unsigned slot(const char *key)
{
    const unsigned char *p
        = (const unsigned char *)key;
    unsigned hash = 0;

    for (; *p != '\0'; p++) {
        hash = hash * 31u + *p;
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
