#include <stdio.h>

int main(void)
{
    int option = 1;
    switch (option == 1) {
    case 1:
        printf("Uno\n");
        break;
    }
    return 0;
}
