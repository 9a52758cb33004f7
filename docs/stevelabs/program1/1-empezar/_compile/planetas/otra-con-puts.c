#include <stdio.h>

int main(void)
{
    printf("1. Mercurio\n");
    puts("2. Venus");
    puts("3. Tierra");
    puts("4. Marte");
    puts("5. Júpiter");
    puts("6. Saturno");
    puts("7. Urano");
    puts("8. Neptuno");
    return 0;
}
