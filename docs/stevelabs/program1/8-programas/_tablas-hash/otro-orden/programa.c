#include <stdio.h>

int main(void)
{
    const char *key = "ba";
    unsigned hash = 0;

    for (int i = 0; key[i] != '\0'; i++) {
        hash = hash * 31
               + (unsigned char)key[i];
    }
    printf("%u\n", hash);
    printf("%u\n", hash % 8);
    return 0;
}
