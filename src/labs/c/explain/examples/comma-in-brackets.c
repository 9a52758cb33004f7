#include <stdio.h>

int main(void)
{
    int board[3][3] = {{0}};

    board[1, 2] = 5;
    printf("%d\n", board[1][2]);
    return 0;
}
