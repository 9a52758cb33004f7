#include <stdio.h>

int main(void)
{
    int option = 3;
    if (option == 1 || 2) {
        printf("Uno o dos\n");
    }
    return 0;
}
