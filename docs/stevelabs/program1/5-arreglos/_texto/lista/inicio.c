#include <stdio.h>

int main(void)
{
    char nombre[41];
    int oro = 0;

    for (int i = 0; i < 3; i++) {
        if (scanf("%40s %d", nombre,
                  &oro) != 2) {
            return 1;
        }
        printf("%-12s%6d\n",
               nombre, oro);
    }
    return 0;
}
