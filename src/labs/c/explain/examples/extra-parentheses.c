#include <stdio.h>

int main(void)
{
    int edad = 20;
    if ((edad == 20)) {
        printf("Veinte\n");
    }
    return 0;
}
