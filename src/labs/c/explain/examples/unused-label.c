#include <stdio.h>

int main(void)
{
    int option = 1;
    switch (option) {
    case 1:
        printf("Uno\n");
        break;
    defualt:
        printf("Otro\n");
    }
    return 0;
}
