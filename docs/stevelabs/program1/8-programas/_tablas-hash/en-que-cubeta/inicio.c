#include <stdio.h>

#define BUCKETS 13

unsigned slot(const char *key)
{
    unsigned hash = (unsigned char)key[0];

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
