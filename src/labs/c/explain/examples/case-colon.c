#include <stdio.h>

int main(void)
{
    int option = 1;
    switch (option) {
    case 1;
        printf("Uno\n");
        break;
    }
    return 0;
}
