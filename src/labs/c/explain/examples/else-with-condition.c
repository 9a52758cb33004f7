#include <stdio.h>

int main(void)
{
    int age = 15;
    if (age > 17) {
        printf("Adulto\n");
    } else (age > 12) {
        printf("Adolescente\n");
    }
    return 0;
}
