#include <stdio.h>

#define BUCKETS 13

unsigned slot(const char *key)
{
    unsigned hash = 0;

    while (*key != '\0') {
        hash = (hash << 5) - hash;
        hash += *key & 0xFF;
        key++;
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
