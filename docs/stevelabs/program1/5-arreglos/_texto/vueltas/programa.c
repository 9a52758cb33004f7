#include <stdio.h>

int main(void)
{
    char s[] = "año";
    int n = 0;

    for (int i = 0; s[i] != '\0'; i++) {
        int b = (unsigned char)s[i];

        if (b < 128 || b > 191) {
            n++;
        }
        printf("%d: %d\n", b, n);
    }
    return 0;
}
