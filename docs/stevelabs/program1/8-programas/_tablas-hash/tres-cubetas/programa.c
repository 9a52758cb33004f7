#include <stdio.h>

#define BUCKETS 4

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
    const char *keys[] = {
        "a", "e", "ba", "ab",
    };
    int used[BUCKETS] = {0};

    for (int i = 0; i < 4; i++) {
        unsigned b = slot(keys[i]);
        int n = 0;

        used[b]++;
        n = used[b];
        printf("%u %d\n", b, n);
    }
    return 0;
}
