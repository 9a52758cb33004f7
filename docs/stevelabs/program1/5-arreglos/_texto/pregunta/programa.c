#include <stdio.h>

int main(void)
{
    char s[] = "¿y?";

    for (int i = 0; s[i] != '\0'; i++) {
        printf("%4d",
               (unsigned char)s[i]);
    }
    printf("\n");
    return 0;
}
